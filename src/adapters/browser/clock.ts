/** The server's time: the device's, corrected by what the answers of the server say. */
export const serverClock = () => {
  let ahead = 0
  return {
    handle: (serverSeconds: number) => {
      ahead = serverSeconds - Math.floor(Date.now() / 1000)
    },
    /** Unix seconds. */
    now: (): number => Math.floor(Date.now() / 1000) + ahead,
  }
}

export type ServerClock = ReturnType<typeof serverClock>
