import { dayOf } from '../../../../schema/hours/calendar.ts'
import { formatDate } from '../../../../schema/hours/exceptions.ts'
import { useMinute } from '../../browser/server-clock.ts'
import { ChatLink } from '../../contact/chat-link.tsx'
import type { ProfileQuery } from '../../gql/profile/graphql.ts'
import { closureMessages as texts } from '../../messages/closure.ts'
import { usePage } from '../../page-context.tsx'
import { paths } from '../../paths.ts'
import { closureText } from '../../ui/hours/closure-text.ts'
import { Notice } from '../../ui/notice.tsx'

type ClosedBusiness = Pick<
  NonNullable<ProfileQuery['business']>,
  'name' | 'slug' | 'state' | 'reopensOn' | 'closedOn'
>

/** That an establishment has closed, in place of its hours; who knows better can say so. */
export function ClosureNotice({ business }: { business: ClosedBusiness }) {
  const { origin } = usePage()
  const minute = useMinute()
  const { name, slug, state, closedOn } = business
  return (
    <Notice tone="info">
      <p>{closureText(business, minute === null ? null : dayOf(minute * 60_000))}</p>
      {state === 'DRAFT' && <p>{texts.draftNote}</p>}
      {state === 'CLOSED_FOR_GOOD' && (
        <p>
          {closedOn && `${texts.toldOn(formatDate(closedOn))} `}
          <ChatLink
            text={texts.stillWorks}
            sentence={texts.stillWorksOf(name, origin + paths.profile(slug))}
          />
        </p>
      )}
    </Notice>
  )
}
