import { ChevronRight } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'
import { css } from 'styled-system/css'

type Anchor = ComponentType<{ href: string; className: string; children: ReactNode }>

export interface BreadcrumbProps {
  label: string
  /** From the top to here; the last one is the page itself. */
  items: readonly { name: string; href: string }[]
  /** The router's link. */
  as?: Anchor | 'a'
}

const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4',
  margin: '0',
  padding: '0',
  listStyle: 'none',
  fontSize: '14',
  lineHeight: 'caption',
})
const item = css({ display: 'inline-flex', alignItems: 'center', gap: '4', minWidth: '0' })
const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '24',
  _touch: { minHeight: '44' },
  color: 'muted',
  textDecoration: 'none',
  _hover: { color: 'primary', textDecoration: 'underline' },
})
const here = css({ color: 'ink', fontWeight: 'medium' })

export function Breadcrumb({ label, items, as: Anchor = 'a' }: BreadcrumbProps) {
  return (
    <nav aria-label={label}>
      <ol className={list}>
        {items.map(({ name, href }, index) => (
          <li key={href} className={item}>
            {index === items.length - 1 ? (
              <span aria-current="page" className={here}>
                {name}
              </span>
            ) : (
              <>
                <Anchor href={href} className={link}>
                  {name}
                </Anchor>
                <ChevronRight size={16} aria-hidden />
              </>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
