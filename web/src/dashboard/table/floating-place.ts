import { createContext, type RefObject } from 'react'

/**
 * Where the menus of a table are put: within the page's landmarks, and outside of the table's frame, which is a stacking
 * context and lies under the bar of actions.
 */
export const FloatingPlace = createContext<RefObject<HTMLElement | null> | null>(null)
