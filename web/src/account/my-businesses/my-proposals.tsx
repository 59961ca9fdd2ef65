import { useSearchParams } from 'react-router-dom'
import { proposalTopics } from '../../../../schema/proposals/topics.ts'
import { proposalsPerPage } from '../../constants.ts'
import { changeTexts } from '../../dashboard/audit/change-texts.ts'
import { ProposedPhotos } from '../../dashboard/proposals/proposed-photos.tsx'
import { OldAndNew } from '../../dashboard/table/cells.tsx'
import type { MyProposalsQuery } from '../../gql/account/graphql.ts'
import { useMyProposalsQuery } from '../../gql/account/hooks.ts'
import { accountMessages } from '../../messages/account.ts'
import { paths } from '../../paths.ts'
import { Pagination } from '../../ui/chakra/pagination.tsx'
import { ErrorState } from '../../ui/chakra/states.tsx'
import text from '../../ui/text.module.css'
import styles from './my-proposals.module.css'

const { proposals: texts } = accountMessages

/** Shown as images instead of text. */
const photoFields = ['photoIds', 'newPhotos']

const dates = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'medium', timeZone: 'America/Sao_Paulo' })
const day = (moment: string) => dates.format(new Date(moment))

/** The viewer's proposals, on the page in the URL. @param skip whether to wait with the query */
export function useMyProposals(skip: boolean) {
  const [params] = useSearchParams()
  const page = Math.max(1, Math.trunc(Number(params.get('propostas'))) || 1)
  const variables = { page, perPage: proposalsPerPage }
  return { page, ...useMyProposalsQuery({ variables, fetchPolicy: 'cache-and-network', skip }) }
}

/** The owner's proposals: open, accepted, and refused with the reason. Renders nothing if there are none. */
export function MyProposals({ proposals }: { proposals: ReturnType<typeof useMyProposals> }) {
  const { page, data, previousData, error, refetch } = proposals
  const found = (data ?? previousData)?.myProposals
  if (error && !found)
    return <ErrorState text={texts.loadFailed} retry={() => void refetch().catch(() => {})} />
  if (!found || found.pagination.total === 0) return null
  return (
    <section className={styles.section} aria-labelledby="suas-propostas">
      <h2 id="suas-propostas">{texts.title}</h2>
      <ul className={styles.list} aria-label={texts.list}>
        {found.items.map((proposal) => (
          <MyProposal key={proposal.id} {...proposal} />
        ))}
      </ul>
      <Pagination
        page={page}
        totalPages={found.pagination.totalPages}
        pathOf={(next) => `${paths.myBusinesses()}?propostas=${next}`}
      />
    </section>
  )
}

function MyProposal(proposal: MyProposalsQuery['myProposals']['items'][number]) {
  const { topic, state, business, receivedAt, decidedAt, reason } = proposal
  return (
    <li>
      <h3>{texts.about(proposalTopics[topic].label, business?.name ?? texts.gone)}</h3>
      <p>
        <strong>{texts.states[state]}</strong>
      </p>
      <p className={text.hint}>{texts.sentOn(day(receivedAt))}</p>
      {decidedAt && <p className={text.hint}>{texts.decidedOn(day(decidedAt))}</p>}
      {reason && <p>{texts.reason(reason)}</p>}
      <ProposedPhotos {...proposal} />
      <dl>
        {changeTexts(proposal)
          .filter(({ field }) => !photoFields.includes(field))
          .map(({ field, title, before, after }) => (
            <div key={field}>
              <dt>{title}</dt>
              <dd>
                <OldAndNew before={before} after={after} />
              </dd>
            </div>
          ))}
      </dl>
    </li>
  )
}
