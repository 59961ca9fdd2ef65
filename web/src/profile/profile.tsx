import { chakra } from '@chakra-ui/react/styled-system'
import { FavoriteButton } from '../favorites/favorite-button.tsx'
import type { ProfileQuery } from '../gql/pages/graphql.ts'
import { messages } from '../messages.ts'
import { profileMessages } from '../messages-profile.ts'
import { usePage } from '../page-context.tsx'
import { paths } from '../paths.ts'
import { recipe } from '../theme/theme.ts'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { CardGrid } from '../ui/card-grid.tsx'
import { ChipLink, ChipList } from '../ui/chip.tsx'
import { LineIcon } from '../ui/icons.tsx'
import { Scene } from '../ui/scene.tsx'
import { CallBar } from './call-bar.tsx'
import { ContactCard } from './contact-card.tsx'
import { contactLinks } from './contact-links.ts'
import { Description } from './description.tsx'
import { Location } from './location.tsx'
import { Mosaic } from './mosaic.tsx'
import { profileFrame } from './profile-frame.ts'
import { ShareLink } from './share-link.tsx'
import { trailTo } from './trail.ts'
import { Video } from './video.tsx'

const Frame = chakra('article', profileFrame)

const Related = chakra(
  'section',
  recipe({
    base: {
      marginTop: { base: '12', md: '16' },
      _print: { display: 'none' },
      '& h2': { textStyle: 'h2', marginBottom: '6' },
    },
  }),
)

/** On paper nothing can be pressed: it says where the page is. */
const PrintedAddress = chakra(
  'p',
  recipe({ base: { display: 'none', marginTop: '6', color: 'quiet', _print: { display: 'block' } } }),
)

export interface ProfileProps {
  business: NonNullable<ProfileQuery['business']>
  related: ProfileQuery['relatedBusinesses']
}

/** An establishment's own page: who it is on the left, how to reach it on the right, and in view. */
export function Profile({ business, related }: ProfileProps) {
  const { origin } = usePage()
  const { id, name, description, phone, address, categories, photos } = business
  const category = categories[0]
  const links = contactLinks(business, new URL(origin).host)
  return (
    <>
      <Breadcrumb label={profileMessages.breadcrumb} steps={trailTo(business)} />
      {photos.length > 0 && <Mosaic key={id} name={name} photos={photos} />}
      <Frame>
        <div className="main">
          {photos.length === 0 && (
            <div className="scene">
              <div>
                <Scene category={category?.slug} id={id} />
              </div>
            </div>
          )}
          <Chips business={business} />
          <div className="name">
            <h1>{name}</h1>
            <FavoriteButton business={business} />
          </div>
          <p className="place">
            <LineIcon name="pin" />
            {messages.card.place(address.neighborhood.name, address.city.name)}
          </p>
          <div className="actions">
            <ShareLink name={name} slug={business.slug} />
          </div>
          <Description html={description} />
          <Video key={id} name={name} address={business.video} />
          <Location name={name} latitude={business.latitude} longitude={business.longitude} />
        </div>
        <div className="side">
          <ContactCard address={address} links={links} />
        </div>
      </Frame>
      {category && related.length > 0 && (
        <Related aria-labelledby="outros">
          <h2 id="outros">{profileMessages.related(category.name, address.city.name)}</h2>
          <CardGrid cards={related} columns="four" />
        </Related>
      )}
      <PrintedAddress>{origin + paths.profile(business.slug)}</PrintedAddress>
      <CallBar phone={phone} whatsapp={links.find(({ kind }) => kind === 'whatsapp')?.href} />
    </>
  )
}

/** The establishment's categories, then its subcategories, each leading to its search. */
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
