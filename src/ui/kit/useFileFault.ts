import type { FileFault, FilePurpose } from '../../core/files/files'
import { fileLimits } from '../../core/files/files.rules'
import { useText } from '../intl/useText'

const MEGABYTE = 1024 * 1024

/** Says why a file was not taken, for what it was to be. */
export const useFileFault = (purpose: FilePurpose) => {
  const say = useText()
  return (fault: FileFault): string =>
    say(fault === 'type' && purpose === 'photo' ? 'kit.file.noImage' : `kit.file.${fault}`, {
      megabytes: Math.floor(fileLimits[purpose] / MEGABYTE),
    })
}
