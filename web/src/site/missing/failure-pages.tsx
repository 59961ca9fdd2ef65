import type { ReactNode } from 'react'
import { useLocation, useNavigate, useRouteError } from 'react-router-dom'
import { failureText } from '../../ask/errors.ts'
import { NoAnswer } from '../../ask/network.ts'
import { useHydrated } from '../../browser/use-hydrated.tsx'
import { messages } from '../../messages/site.ts'
import { paths } from '../../paths.ts'
import { PageStatus } from '../../start/page-context.tsx'
import { PageHead } from '../../start/page-head.tsx'
import { Button, ButtonAnchor, ButtonLink } from '../../ui/button.tsx'
import { Container } from '../../ui/container.tsx'
import { RidgeLine } from '../../ui/pictures/ridge-line.tsx'
import styles from './failure-pages.module.css'

/** `/404`: unknown pages, and pages that failed to load, with a retry (not-found). */
export function NotFoundPage() {
  const navigate = useNavigate()
  const { state } = useLocation()
  const hydrated = useHydrated()
  // The server has no history state.
  const unloaded = hydrated ? readUnloaded(state) : null
  const { title, text } = unloaded ? { title: messages.unloaded.title, text: unloaded } : messages.notFound
  return (
    <MessagePage title={title} text={text} search>
      <PageHead title={title} />
      <PageStatus status={404} />
      {hydrated && (
        <Button look="outline" onClick={() => navigate(-1)}>
          {messages.tryAgain}
        </Button>
      )}
      <ButtonLink look="outline" to={paths.home}>
        {messages.notFound.back}
      </ButtonLink>
    </MessagePage>
  )
}

/** History state of `/404` for an existing page that failed to load (not-found). */
export function unloadedBecause(error: unknown): { unloaded: string } {
  return { unloaded: failureText(error, messages.unloaded.text) }
}

/** @returns why the page failed to load; null if `/404` was opened directly */
function readUnloaded(state: unknown): string | null {
  const { unloaded } = (state ?? {}) as Record<string, unknown>
  return typeof unloaded === 'string' ? unloaded : null
}

/** Shown when a page throws or fails to load. Its links load a new document. */
export function CrashPage() {
  const error = useRouteError()
  const { title, text } =
    error instanceof NoAnswer
      ? { title: messages.unloaded.title, text: `${messages.unloaded.text} ${error.message}` }
      : messages.crash
  return (
    <main>
      <title>{`${title} · ${messages.siteName}`}</title>
      <MessagePage title={title} text={text}>
        <Button look="outline" onClick={() => window.location.reload()}>
          {messages.tryAgain}
        </Button>
        <ButtonAnchor href={paths.home}>{messages.notFound.back}</ButtonAnchor>
      </MessagePage>
    </main>
  )
}

export interface MessagePageProps {
  title: string
  text?: string
  /** Whether to show a search form. */
  search?: boolean
  /** Further links. */
  children?: ReactNode
}

/** Page with only a message and links. */
export function MessagePage({ title, text, search = false, children }: MessagePageProps) {
  return (
    <Container width="text">
      <section className={styles.frame}>
        <RidgeLine size="large" />
        <h1>{title}</h1>
        {text && <p>{text}</p>}
        {search && (
          // Plain HTML form, since this page is in the script of all pages.
          // biome-ignore lint/a11y/useSemanticElements: a form with the role says it in one element
          <form className={styles.search} role="search" action={paths.explore()} method="get">
            <input
              type="search"
              name="name"
              aria-label={messages.search.name}
              placeholder={messages.search.namePlaceholder}
            />
            <input type="hidden" name="typed" value="true" />
            <Button type="submit">{messages.search.submit}</Button>
          </form>
        )}
        <div className={styles.actions}>{children}</div>
      </section>
    </Container>
  )
}
