import { proposalsPerPage } from '../../constants.ts'
import type { ProposalFilter, ProposalsQuery } from '../../gql/dashboard/graphql.ts'
import { useProposalsQuery } from '../../gql/dashboard/hooks.ts'
import { proposalMessages as texts } from '../../messages/dashboard/proposals.ts'
import { pageState } from '../table/paged-list.tsx'
import { useListAddress } from '../table/use-list-address.ts'

export type Proposal = ProposalsQuery['proposalPage']['items'][number]

type Kind = Proposal['kind']
type State = Proposal['state']

const kinds = Object.keys(texts.filters.kinds) as Kind[]
const states = Object.keys(texts.filters.states) as State[]

/** Names of the filters in the address. */
const filters = ['kind', 'city', 'state', 'business'] as const

/** One page of the queue, as the address asks for it. */
export function useQueue() {
  const address = useListAddress(['RECEIVED'] as const, { field: 'RECEIVED', direction: 'ASC' })
  const { page } = address
  const kind = kinds.find((each) => each.toLowerCase() === address.filter('kind'))
  const state = states.find((each) => each.toLowerCase() === address.filter('state')) ?? 'OPEN'
  const [cityId, businessId] = [address.filter('city'), address.filter('business')]
  const filter: ProposalFilter = {
    state,
    ...(kind && { kind }),
    ...(cityId && { cityId }),
    ...(businessId && { businessId }),
  }
  const query = useProposalsQuery({
    variables: { filter, page, perPage: proposalsPerPage },
    fetchPolicy: 'cache-and-network',
  })
  const list = pageState(query, ({ proposalPage }) => proposalPage)
  const isFiltered = Boolean(kind || cityId || businessId || state !== 'OPEN')
  return {
    ...list,
    address,
    kind,
    state,
    cityId,
    // What has just been decided is of another state before the list is loaded again.
    shown: list.found?.items.filter((each) => each.state === state),
    clear: isFiltered ? () => address.clear(filters) : undefined,
  }
}

/** Whether a proposal is accepted by a panel of its own: a claim by its proof, a removal by the typed name. */
export const hasPanel = ({ topic }: Pick<Proposal, 'topic'>) => topic === 'CLAIM' || topic === 'REMOVAL'

/** The proposals of one topic of an establishment, which follow each other. */
export function groupByTopic(proposals: readonly Proposal[]): Proposal[][] {
  const groups: Proposal[][] = []
  for (const proposal of proposals) {
    const [first] = groups.at(-1) ?? []
    if (first?.business && first.business.id === proposal.business?.id && first.topic === proposal.topic)
      groups.at(-1)?.push(proposal)
    else groups.push([proposal])
  }
  return groups
}

/** Whether accepting it only marks it as dealt with: nothing is written. */
export const isReport = ({ hasValues, topic, kind }: Pick<Proposal, 'hasValues' | 'topic' | 'kind'>) =>
  !hasValues || (topic === 'PHOTOS' && kind !== 'OWNER')

/** What is asked about a proposal before it is decided. */
export interface Asked {
  id: string
  about: 'acceptance' | 'overflow' | 'refusal'
}
