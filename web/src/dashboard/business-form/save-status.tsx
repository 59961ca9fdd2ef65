import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { businessFormMessages as texts } from '../../messages/dashboard/business-form.ts'
import { dashboardMessages } from '../../messages/dashboard/dashboard.ts'
import actions from '../../ui/actions.module.css'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { LineIcon } from '../../ui/pictures/icons.tsx'
import { Notice } from '../../ui/states.tsx'
import { lastListAddress } from '../businesses/last-list.ts'
import styles from './save-status.module.css'
import type { SaveStatus } from './use-business-form.ts'

interface SaveNoticesProps {
  status: SaveStatus
  /** Whether a save leads to the list: nothing has been typed since, and no other one follows. */
  isLast: boolean
  /** Other reasons that block a save. */
  children: ReactNode
}

/** The outcome of the last save, and what blocks the next. */
export function SaveNotices({ status, isLast, children }: SaveNoticesProps) {
  const { isLeaving, stay } = useRedirect(status.is === 'saved' && isLast)
  const frame = useRef<HTMLDivElement>(null)
  const { is } = status
  // The button is always in view; its outcome is shown here.
  useEffect(() => {
    if (is !== 'open' && is !== 'saving' && is !== 'sendingPhotos') frame.current?.focus()
  }, [is])
  return (
    <div className={styles.frame} ref={frame} tabIndex={-1}>
      {(status.is === 'failed' || status.is === 'exists') && (
        <Notice tone="error">
          <p>{status.is === 'failed' ? status.message : texts.existsAlready}</p>
          <p>{texts.kept}</p>
        </Notice>
      )}
      {status.is === 'photosFailed' && (
        <Notice tone="error">
          <p>{texts.photosFailed(status.failed)}</p>
        </Notice>
      )}
      {status.is === 'saved' && (
        <Notice tone="success">
          <p>{status.wasNew ? texts.created : texts.updated}</p>
          {isLeaving && (
            <>
              <p>{texts.redirecting}</p>
              <div className={actions.row}>
                <ButtonLink look="outline" to={lastListAddress()}>
                  {texts.goNow}
                </ButtonLink>
                <Button look="quiet" onClick={stay}>
                  {texts.stay}
                </Button>
              </div>
            </>
          )}
        </Notice>
      )}
      {children}
    </div>
  )
}

/** Milliseconds between a save and the list. */
const redirectDelay = 2000

/**
 * Navigates to the list shortly after a save.
 *
 * @param isSaved whether everything is saved and nothing has been typed since
 * @returns whether the list is about to open, and how to stay (toasts)
 */
function useRedirect(isSaved: boolean): { isLeaving: boolean; stay: () => void } {
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

interface ActionsBarProps {
  isNew: boolean
  status: SaveStatus
  isDirty: boolean
  /** Saves it as a draft; null for what is in the guide. */
  onDraft: (() => void) | null
  /** Saves a new one and begins the next. */
  onAnother: () => void
}

/** Atualizar or Adicionar, Salvar e adicionar outro, Salvar rascunho, Cancelar, and how things stand; in view wherever the form is scrolled to. */
export function ActionsBar({ isNew, status: { is }, isDirty, onDraft, onAnother }: ActionsBarProps) {
  const bar = useBottomBar()
  const isBusy = is === 'saving' || is === 'sendingPhotos'
  const settled = is === 'saved' ? 'saved' : 'clean'
  const state = isBusy ? is : isDirty ? 'dirty' : settled
  return (
    <fieldset className={styles.bar} ref={bar} data-new={isNew || undefined} aria-label={texts.state.label}>
      <p className={styles.state} data-state={state} role="status">
        {state === 'dirty' && <span className={styles.dot} />}
        {state === 'saved' && <LineIcon name="check" />}
        {state !== 'clean' && <span>{texts.state[state]}</span>}
      </p>
      <ButtonLink look="outline" to={lastListAddress()}>
        {dashboardMessages.cancel}
      </ButtonLink>
      {onDraft && (
        <Button look="outline" aria-busy={isBusy} onClick={onDraft}>
          {texts.saveDraft}
        </Button>
      )}
      {isNew && (
        <Button look="outline" aria-busy={isBusy} onClick={onAnother}>
          {texts.saveAndAdd}
        </Button>
      )}
      <Button type="submit" aria-busy={isBusy}>
        {isNew ? dashboardMessages.add : dashboardMessages.update}
      </Button>
    </fieldset>
  )
}

/** Reserves the height of a bottom bar below the toasts (toasts). */
function useBottomBar() {
  const bar = useRef<HTMLFieldSetElement>(null)
  useLayoutEffect(() => {
    const { current } = bar
    if (!current) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => {
      const height = getComputedStyle(current).position === 'sticky' ? current.offsetHeight : 0
      style.setProperty('--bottom-bar', `${height}px`)
    })
    observer.observe(current)
    return () => {
      observer.disconnect()
      style.removeProperty('--bottom-bar')
    }
  }, [])
  return bar
}
