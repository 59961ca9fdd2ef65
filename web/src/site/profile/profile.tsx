import { Link } from 'react-router-dom'
import { localDate } from '../../../../schema/hours/calendar.ts'
import { formatDate } from '../../../../schema/hours/exceptions.ts'
import { useMinute } from '../../browser/server-clock.ts'
import { profileMessages } from '../../messages/profile.ts'
import { closureMessages as closed, contactMessages, messages } from '../../messages/site.ts'
import { paths } from '../../paths.ts'
import { usePage } from '../../start/page-context.tsx'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { CardGrid } from '../../ui/business-card/card-grid.tsx'
import { ChatLink } from '../../ui/contact/chat-link.tsx'
import { neighborhoodText } from '../../ui/contact/neighborhood-text.ts'
import { FavoriteButton } from '../../ui/favorite-button.tsx'
import { closureText } from '../../ui/hours/closure-text.ts'
import { ChipLink, ChipList } from '../../ui/links.tsx'
import { LineIcon } from '../../ui/pictures/icons.tsx'
import { Scene } from '../../ui/pictures/scene.tsx'
import { Video } from '../../ui/pictures/video.tsx'
import { Notice } from '../../ui/states.tsx'
import { addressLine, directionsHref } from './address.ts'
import { areaText } from './area.ts'
import { Attributes } from './attributes.tsx'
import columns from './columns.module.css'
import { CallBar, ContactCard } from './contact-card.tsx'
import { contactLinks } from './contact-links.ts'
import { Description } from './description.tsx'
import { Mosaic } from './gallery/mosaic.tsx'
import { Location } from './location.tsx'
import { OpeningHours } from './opening-hours.tsx'
import type { ProfileQuery } from './page.generated.ts'
import styles from './profile.module.css'
import { trailTo } from './profile-head.tsx'
import { ShareMenu } from './share-menu.tsx'
import { Sources } from './sources.tsx'

export interface ProfileProps {
  business: NonNullable<ProfileQuery['business']>
  related: ProfileQuery['relatedBusinesses']
}

/** Profile of an establishment: description on the left, contact on the right. */
export function Profile({ business, related }: ProfileProps) {
  const { origin } = usePage()
  const { id, name, description, phone, address, categories, photos } = business
  const category = categories[0]
  const links = contactLinks(business, new URL(origin).host)
  const directions = directionsHref(business, addressLine(address))
  // Administrators and the owner receive hidden values.
  const served = areaText(business)
  const isAddressHidden = business.addressHidden && address.street === null && business.latitude === null
  const isHidden = business.contactsHiddenUntil !== null && phone === ''
  return (
    <>
      <Breadcrumb label={profileMessages.breadcrumb} steps={trailTo(business)} />
      {photos.length > 0 && <Mosaic key={id} name={name} photos={photos} />}
      <article className={columns.columns}>
        <div className={columns.main}>
          {photos.length === 0 && (
            <div className={columns.scene}>
              <div>
                <Scene category={category?.slug} id={id} />
              </div>
            </div>
          )}
          <Chips business={business} />
          <div className={columns.name}>
            <h1>{name}</h1>
            <div className={columns.actions}>
              <ShareMenu key={id} name={name} slug={business.slug} />
              <FavoriteButton business={business} />
            </div>
          </div>
          <p className={columns.place}>
            <LineIcon name="pin" />
            {placeText(business)}
          </p>
          {served && <p className={columns.place}>{served}</p>}
          {business.state === 'PUBLISHED' ? (
            <OpeningHours
              business={business}
              informedOn={business.hours?.informedOn ?? null}
              holidays={address.city.upcomingHolidays}
            />
          ) : (
            <ClosureNotice business={business} />
          )}
          <Description html={description} />
          <Attributes answers={business.attributes} source={new URL(origin).host} />
          <Video key={id} name={name} address={business.video} />
          {!isHidden && !isAddressHidden && (
            <Location
              name={name}
              latitude={business.latitude}
              longitude={business.longitude}
              directions={directions}
            />
          )}
        </div>
        <div className={columns.side}>
          <HiddenNotice until={business.contactsHiddenUntil} isShown={!isHidden} />
          <ContactCard
            address={address}
            isAddressHidden={isAddressHidden}
            links={links}
            confirmations={business.confirmations}
          />
          <p className={columns.change}>
            {contactMessages.isWrong}{' '}
            <Link to={paths.correction(business.slug)}>{contactMessages.correct}</Link>
            <span>{' · '}</span>
            <Link to={paths.claim(business.slug)}>{contactMessages.claim}</Link>
            <span>{' · '}</span>
            <ChatLink
              text={contactMessages.change}
              sentence={contactMessages.wantToChangeOf(name, origin + paths.profile(business.slug))}
            />
          </p>
        </div>
      </article>
      {category && related.length > 0 && (
        <section className={styles.related} aria-labelledby="outros">
          <h2 id="outros">{profileMessages.related(category.name, address.city.name)}</h2>
          <CardGrid cards={related} columns="four" />
        </section>
      )}
      <Sources business={business} />
      <p className={styles.printedAddress}>{origin + paths.profile(business.slug)}</p>
      {business.state !== 'CLOSED_FOR_GOOD' && !isHidden && (
        <CallBar
          phone={phone}
          whatsapp={links.find(({ kind }) => kind === 'whatsapp')?.href}
          directions={isAddressHidden ? null : directions}
        />
      )}
    </>
  )
}

/** Neighborhood, if public, and city. */
function placeText({ address: { neighborhood, city } }: Pick<ProfileProps['business'], 'address'>): string {
  return messages.card.place(neighborhoodText(neighborhood), city.name)
}

/** Notice that street and contacts are hidden, and who still sees them. */
function HiddenNotice({ until, isShown }: { until: string | null; isShown: boolean }) {
  if (until === null) return null
  return (
    <div className={columns.notice}>
      <Notice tone="info">
        <p>{contactMessages.hiddenUntil(formatDate(until))}</p>
        {isShown && <p>{contactMessages.shownToYou}</p>}
      </Notice>
    </div>
  )
}

/** Links to searches for the establishment's categories and subcategories. */
function Chips({ business: { categories, subcategories } }: Pick<ProfileProps, 'business'>) {
  return (
    <ChipList aria-label={profileMessages.categories}>
      {categories.map(({ id, slug, name }) => (
        <li key={`c${id}`}>
          <ChipLink to={paths.explore({ category: slug })}>{name}</ChipLink>
        </li>
      ))}
      {subcategories.map(({ id, slug, name, category }) => (
        <li key={`s${id}`}>
          <ChipLink look="line" to={paths.explore({ category: category.slug, subcategory: slug })}>
            {name}
          </ChipLink>
        </li>
      ))}
    </ChipList>
  )
}

type ClosedBusiness = Pick<
  NonNullable<ProfileQuery['business']>,
  'name' | 'slug' | 'state' | 'reopensOn' | 'closedOn'
>

/** Notice of a closure in place of the hours, with a link to report an error. */
function ClosureNotice({ business }: { business: ClosedBusiness }) {
  const { origin } = usePage()
  const minute = useMinute()
  const { name, slug, state, closedOn } = business
  return (
    <Notice tone="info">
      <p>{closureText(business, minute === null ? null : localDate(minute * 60_000))}</p>
      {state === 'DRAFT' && <p>{closed.draftNote}</p>}
      {state === 'CLOSED_FOR_GOOD' && (
        <p>
          {closedOn && <span>{`${closed.informedOn(formatDate(closedOn))} `}</span>}
          <ChatLink
            text={closed.stillWorks}
            sentence={closed.stillWorksOf(name, origin + paths.profile(slug))}
          />
        </p>
      )}
    </Notice>
  )
}
