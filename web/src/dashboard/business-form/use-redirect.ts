import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { lastListAddress } from '../businesses/last-list.ts'

/** Milliseconds between a save and the list. */
export const redirectDelay = 2000

/**
 * Leads to the list a while after a save.
 *
 * @param isSaved whether everything is saved and nothing has been typed since
 * @returns whether the list is about to open, and how to stay (toasts)
 */
export function useRedirect(isSaved: boolean): { isLeaving: boolean; stay: () => void } {
  const navigate = useNavigate()
  const [stays, setStays] = useState(false)
  const [wasSaved, setWasSaved] = useState(isSaved)
  if (wasSaved !== isSaved) {
    setWasSaved(isSaved)
    setStays(false)
  }
  const isLeaving = isSaved && !stays
  useEffect(() => {
    if (!isLeaving) return
    const timer = setTimeout(() => navigate(lastListAddress()), redirectDelay)
    return () => clearTimeout(timer)
  }, [isLeaving, navigate])
  return { isLeaving, stay: () => setStays(true) }
}
