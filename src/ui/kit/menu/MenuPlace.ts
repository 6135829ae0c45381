import { createContext, type RefObject } from 'react'

/** Where the lists of menus stand; over the page unless a place of other colours takes them in. */
export const MenuPlace = createContext<RefObject<HTMLElement | null> | undefined>(undefined)
