/** Digits of Devanagari, Bengali and Gujarati as Latin ones; everything else unchanged. */
export const latinDigits = (text: string) =>
  text.replace(/[\u0966-\u096f\u09e6-\u09ef\u0ae6-\u0aef]/g, (digit) => String((digit.charCodeAt(0) - 6) % 16))
