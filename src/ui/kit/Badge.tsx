import type { ReactNode } from 'react'
import { badge } from 'styled-system/recipes'

export type BadgeTone = 'neutral' | 'warm' | 'info' | 'good' | 'bad' | 'calm'

export function Badge({ tone, icon, children }: { tone?: BadgeTone; icon?: ReactNode; children: ReactNode }) {
  return (
    <span className={badge({ tone })}>
      {icon}
      {children}
    </span>
  )
}
