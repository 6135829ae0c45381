import { AccountsCard } from './AccountsCard'
import { BellButton } from './BellButton'
import { ChatCount } from './ChatCount'
import { ConnectionSign } from './ConnectionSign'
import { InstallCard } from './InstallCard'
import { Notices } from './Notices'
import { ReleaseCard } from './ReleaseCard'

/** What is shown over every page: it arrives together, after the first paint. */
export const overEveryPage = {
  AccountsCard,
  BellButton,
  ChatCount,
  ConnectionSign,
  InstallCard,
  Notices,
  ReleaseCard,
} as const
