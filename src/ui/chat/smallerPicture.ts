/** Pixels of the longer side of a picture that is sent. */
const LONGEST = 2048
const QUALITY = 0.85
/** Kinds of pictures that a browser draws and writes again; others may move. */
const drawn: readonly string[] = ['image/jpeg', 'image/png', 'image/webp']

/** A picture as large as it is worth sending; what is no picture, or is small enough, as it is. */
export const smallerPicture = async (file: File): Promise<File> => {
  if (!drawn.includes(file.type)) return file
  const picture = await createImageBitmap(file).catch(() => null)
  if (picture === null) return file
  const { width, height } = picture
  const scale = LONGEST / Math.max(width, height)
  try {
    if (scale >= 1) return file
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(width * scale))
    canvas.height = Math.max(1, Math.round(height * scale))
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    const small = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, file.type, QUALITY))
    return small === null || small.size >= file.size ? file : new File([small], file.name, { type: small.type })
  } finally {
    picture.close()
  }
}
