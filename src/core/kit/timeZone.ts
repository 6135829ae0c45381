/** Where all windows, days and ranges are counted. It stands apart from dates: the first load carries no schemas. */
export const TIME_ZONE = 'Asia/Kolkata'
