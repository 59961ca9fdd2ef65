import { Skeleton } from '@chakra-ui/react/skeleton'
import { Link } from 'react-router-dom'
import { localDate } from '../../../../schema/hours/calendar.ts'
import { formatDate } from '../../../../schema/hours/exceptions.ts'
import type { MyBusinessesQuery } from '../../gql/account/graphql.ts'
import { accountMessages } from '../../messages/account.ts'
import { contactMessages, messages } from '../../messages/site.ts'
import { paths } from '../../paths.ts'
import { closureText } from '../../ui/hours/closure-text.ts'
import { LineIcon } from '../../ui/pictures/icons.tsx'
import { Photo } from '../../ui/pictures/photo.tsx'
import { Scene } from '../../ui/pictures/scene.tsx'
import text from '../../ui/text.module.css'
import styles from './business-rows.module.css'
import { RequestConfirmation } from './request-confirmation.tsx'

const { businesses: texts, loading } = accountMessages

const dates = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'medium', timeZone: 'America/Sao_Paulo' })

export interface BusinessRowsProps {
  businesses: MyBusinessesQuery['businessesOfOwner']['items']
}

/** The owner's establishments; each row links to the public page. */
export function BusinessRows({ businesses }: BusinessRowsProps) {
  return (
    <ul className={styles.list} aria-label={texts.list}>
      {businesses.map((business) => (
        <BusinessRow key={business.id} business={business} />
      ))}
    </ul>
  )
}

function BusinessRow({ business }: { business: BusinessRowsProps['businesses'][number] }) {
  const { id, slug, name, photos, categories, address, state, createdAt } = business
  const { addressHidden, contactsHiddenUntil } = business
  const isDraft = state === 'DRAFT'
  return (
    <li>
      <div className={styles.photo}>
        {photos[0] ? (
          <Photo image={photos[0].image} alt="" use="card" sizes="160px" />
        ) : (
          <Scene category={categories[0]?.slug} id={id} />
        )}
      </div>
      <div className={styles.text}>
        {categories[0] && <p className={styles.category}>{categories[0].name}</p>}
        <h2>
          <Link to={paths.profile(slug)} aria-label={texts.see(name)}>
            {name}
          </Link>
        </h2>
        <p className={text.hint}>{messages.card.place(address.neighborhood.name, address.city.name)}</p>
        {addressHidden && <p className={text.hint}>{messages.card.addressHidden}</p>}
        {state !== 'PUBLISHED' && <p className={text.hint}>{closureText(business, localDate(Date.now()))}</p>}
        {contactsHiddenUntil && (
          <p className={text.hint}>{contactMessages.hiddenUntil(formatDate(contactsHiddenUntil))}</p>
        )}
        {!isDraft && <p className={text.hint}>{texts.since(dates.format(new Date(createdAt)))}</p>}
        <div className={styles.actions}>
          <Link to={paths.proposeChanges(id)} aria-label={texts.proposeOf(name)}>
            {texts.propose}
          </Link>
          {!isDraft && <RequestConfirmation id={id} name={name} />}
        </div>
      </div>
      <span className={styles.see} aria-hidden="true">
        {texts.seeShort}
        <LineIcon name="arrow" />
      </span>
    </li>
  )
}

export function BusinessRowsSkeleton() {
  return (
    <div role="status" aria-label={loading}>
      <Skeleton height="7.5rem" borderRadius="card" />
      <Skeleton height="7.5rem" borderRadius="card" marginTop="4" />
    </div>
  )
}
