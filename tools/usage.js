/**
 * Prints how a command is used and ends it, for `--help`; ends it with a sentence where it was given what it does not
 * take. Plain JavaScript: a built product has no TypeScript beside it.
 *
 * @param {string} usage How it is typed and what it does.
 * @param {(argument: string) => boolean} [takes] Whether it takes an argument; none when left out.
 */
export const readUsage = (usage, takes = () => false) => {
  const typed = process.argv.slice(2)
  if (typed.some((each) => each === '--help' || each === '-h')) {
    console.log(usage)
    process.exit(0)
  }
  const unknown = typed.filter((each) => !takes(each))
  if (unknown.length === 0) return
  console.error(`It does not take ${unknown.map((each) => `"${each}"`).join(', ')}.\n\n${usage}`)
  process.exit(1)
}
