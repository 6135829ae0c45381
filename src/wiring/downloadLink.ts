import { fromPort } from '../machines/kit/fromPort'
import { downloadLinkMachine } from '../machines/marketing/downloadLink.machine'
import type { Open } from './features'

export const openDownloadLink: Open = (ports) => ({
  logic: downloadLinkMachine.provide({ actors: { sendLink: fromPort(ports.marketing.downloadLink) } }),
  input: { phoneNumber: '' },
})
