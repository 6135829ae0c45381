import type { ChosenFile } from '../../core/files/files'

/** A file out of a data address: `data:image/png;base64,…`. */
export const fileOfAddress = (address: string, name: string): ChosenFile => {
  const [head = '', data = ''] = address.split(',')
  const bytes = Uint8Array.from(atob(data), (letter) => letter.codePointAt(0)!)
  return new File([bytes], name, { type: /^data:([^;]+)/.exec(head)?.[1] ?? 'image/png' })
}

/** A file as a data address. */
export const addressOfFile = async (file: ChosenFile): Promise<string> => {
  const reader = new FileReader()
  const read = new Promise<string>((resolve, reject) => {
    reader.addEventListener('load', () => resolve(reader.result as string))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file cannot be read')))
  })
  reader.readAsDataURL(new Blob([await file.arrayBuffer()], { type: file.type }))
  return read
}

/** Whether this is an iPhone or iPad with an iOS before this version. */
export const isBeforeIos = (version: number): boolean => {
  const [, major] = /(?:iPhone|iPad|iPod).* OS (\d+)_/.exec(navigator.userAgent) ?? []
  return major !== undefined && Number(major) < version
}
