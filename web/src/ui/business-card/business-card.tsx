import { type ReactNode, Suspense, useContext } from 'react'
import { Link } from 'react-router-dom'
import { formatPhone } from '../../../../schema/phone-format.ts'
import { type FragmentRef, readFragment } from '../../ask/fragment.ts'
import { useHydrated } from '../../browser/use-hydrated.tsx'
import { contactMessages, messages } from '../../messages/site.ts'
import { paths } from '../../paths.ts'
import { classNames } from '../class-names.ts'
import { neighborhoodText } from '../contact/neighborhood-text.ts'
import { phoneHref, whatsappHref } from '../contact/phone-links.ts'
import { FavoriteButton } from '../favorite-button.tsx'
import hoursStyles from '../hours/card-hours.module.css'
import type { CardDoors } from '../hours/card-state.tsx'
import { closureText } from '../hours/closure-text.ts'
import { part } from '../part.tsx'
import { LineIcon } from '../pictures/icons.tsx'
import { Photo, type PhotoProps } from '../pictures/photo.tsx'
import { Scene } from '../pictures/scene.tsx'
import { SiteInfo } from '../site-info.ts'
import type { BusinessCard_CardFragment } from './business-card.generated.ts'
import styles from './business-card.module.css'
import { type SearchedPlace, servedPlace } from './served-place.ts'

/** Plain elements with one style sheet, since a page has up to 24 cards. */
export interface BusinessCardProps {
  card: FragmentRef<BusinessCard_CardFragment>
  /** Slug of the search's category, shown instead of the first one if it matches. */
  found?: string | undefined
  /** City and neighborhood of the search. */
  place?: SearchedPlace | undefined
  /** `sizes` of the photo. */
  sizes: string
  /** Loading priority of the photo. */
  load?: PhotoProps['load']
  /**
   * Phone layout: compact with the photo at the side, unless the visitor chose tall cards; or tall without
   * description.
   */
  onPhones?: 'bySide' | 'short'
  /** Replaces the heart. */
  action?: ReactNode
}

/**
 * Card of an establishment in lists. The photo links to its profile, "Ver mais" to `/business/{slug}`. An
 * illustration of the category replaces a missing photo.
 */
export function BusinessCard({ card, found, place, sizes, load, onPhones, action }: BusinessCardProps) {
  const business = readFragment<BusinessCard_CardFragment>(card)
  const served = place && servedPlace(business, place)
  const category = business.categories.find(({ slug }) => slug === found) ?? business.categories[0]
  return (
    <article className={classNames(styles.card, onPhones && styles[onPhones])}>
      <Link className={styles.photo} to={paths.profile(business.slug)} aria-label={business.name}>
        {business.cover ? (
          <Photo image={business.cover.image} alt="" use="card" sizes={sizes} load={load} />
        ) : (
          <Scene category={category?.slug} id={business.id} />
        )}
      </Link>
      <div className={styles.text}>
        {category && <p className={styles.category}>{category.name}</p>}
        <h3>{business.name}</h3>
        <p className={styles.place}>
          {business.distance != null && <b>{messages.card.distance(business.distance)}</b>}
          {business.street && (
            <span className={styles.printed}>{messages.card.street(business.street, business.number)}</span>
          )}
          {served && <span>{messages.card.serves(served)}</span>}
          <span>{messages.card.place(neighborhoodText(business.neighborhood), business.city.name)}</span>
        </p>
        {(business.hours || business.state !== 'PUBLISHED') && <CardHoursLine card={business} />}
        {business.excerpt && <p className={styles.excerpt}>{business.excerpt}</p>}
        <div className={styles.foot}>
          <Link
            className={styles.more}
            to={paths.businessMore(business.slug)}
            aria-label={messages.card.moreOf(business.name)}
          >
            {messages.card.more}
          </Link>
          <CardContact name={business.name} phone={business.phone} whatsapp={business.whatsapp} />
        </div>
        {action}
      </div>
      {!action && <FavoriteButton className={styles.heart} business={business} />}
    </article>
  )
}

export interface CardContactProps {
  name: string
  phone: string
  whatsapp: string | null | undefined
}

/** WhatsApp and call buttons. */
function CardContact({ name, phone, whatsapp }: CardContactProps) {
  const { origin } = useContext(SiteInfo)
  const conversation = whatsapp && whatsappHref(whatsapp, name, origin.replace(/^https?:\/\//, ''))
  return (
    <>
      {conversation && (
        <a
          className={classNames(styles.contact, styles.whatsapp)}
          href={conversation}
          target="_blank"
          rel="noopener"
          aria-label={`${contactMessages.whatsappOf(name)} ${messages.nav.newTab}`}
        >
          <LineIcon name="whatsapp" />
          <span className={styles.printed}>{messages.card.whatsapp(formatPhone(whatsapp))}</span>
        </a>
      )}
      {phone && (
        <a
          className={classNames(styles.contact, styles.phone)}
          href={phoneHref(phone)}
          aria-label={contactMessages.callTo(name)}
        >
          <LineIcon name="phone" />
          <span className={styles.printed}>{formatPhone(phone)}</span>
        </a>
      )}
    </>
  )
}

const CardState = part(async () => (await import('../hours/card-state.tsx')).CardState)

/** Opening state; its space is reserved until hydration. */
export function CardHoursLine({ card }: { card: CardDoors }) {
  const isHydrated = useHydrated()
  const before = <span>{closureText(card, null) ?? '\u00a0'}</span>
  return (
    <p className={hoursStyles.line}>
      {isHydrated ? (
        <Suspense fallback={before}>
          <CardState card={card} />
        </Suspense>
      ) : (
        before
      )}
    </p>
  )
}
