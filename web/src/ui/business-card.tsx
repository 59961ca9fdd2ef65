import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { FavoriteButton } from '../favorites/favorite-button.tsx'
import { type FragmentType, readFragment } from '../gql/fragment-masking.ts'
import { BusinessCard_CardFragmentDoc } from '../gql/graphql.ts'
import { messages } from '../messages.ts'
import { paths } from '../paths.ts'
import { recipe } from '../theme/theme.ts'
import { filling, Photo, type PhotoProps } from './photo.tsx'
import { Scene } from './scene.tsx'

/** One rule set for the whole card: its parts are plain elements, which nine or 24 times on a page counts. */
const Card = chakra(
  'article',
  recipe({
    base: {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      height: '100%',
      overflow: 'hidden',
      bg: 'surface',
      borderWidth: '1px',
      borderColor: 'line',
      borderRadius: 'card',
      transition: 'border-color {durations.quick} {easings.out}, box-shadow {durations.quick} {easings.out}',
      _hover: { borderColor: 'mata', boxShadow: 'float' },
      '& .photo': { display: 'block', aspectRatio: '4 / 3', bg: 'mist', overflow: 'hidden' },
      '& .photo img': filling,
      // Above the photo's link, which covers the card.
      '& .heart': { position: 'absolute', top: '3', right: '3' },
      // The photo's link reaches over the whole card; "Ver mais" lies above it.
      '& .photo::after': { content: '""', position: 'absolute', inset: '0' },
      '& .photo:focus-visible': { outlineOffset: '-5px', boxShadow: 'inset 0 0 0 2px {colors.ink}' },
      '& .text': { display: 'flex', flexDirection: 'column', flex: '1', padding: '4', gap: '1' },
      '& .category': { fontSize: '0.8125rem', fontWeight: '600', color: 'mata', lineHeight: '1.3' },
      '& h3': {
        textStyle: 'h3',
        lineClamp: '2',
        overflowWrap: 'anywhere',
        hyphens: 'auto',
      },
      '& .place': { textStyle: 'small', color: 'quiet' },
      '& .excerpt': { textStyle: 'small', marginTop: '1', overflowWrap: 'anywhere' },
      '& .more': {
        position: 'relative',
        alignSelf: 'flex-start',
        display: 'inline-flex',
        alignItems: 'center',
        minHeight: 'touch',
        marginTop: 'auto',
        marginBottom: '-2',
        fontWeight: '600',
        color: 'mata',
        textDecoration: 'underline',
        textDecorationColor: 'transparent',
        textUnderlineOffset: '4px',
        _hover: { textDecorationColor: 'currentColor' },
      },
    },
  }),
)

export interface BusinessCardProps {
  card: FragmentType<typeof BusinessCard_CardFragmentDoc>
  /** How wide the card is: the `sizes` of its photo. */
  sizes: string
  /** When its photo loads. */
  load?: PhotoProps['load']
  /** Something to do with the establishment, in place of the heart. */
  action?: ReactNode
}

/**
 * An establishment as lists show it: the photo leads to its profile, "Ver mais" to `/business/{slug}`. Where there is no
 * photo, its category is drawn.
 */
export function BusinessCard({ card, sizes, load, action }: BusinessCardProps) {
  const business = readFragment(BusinessCard_CardFragmentDoc, card)
  const category = business.categories[0]
  return (
    <Card>
      <Link className="photo" to={paths.profile(business.slug)} aria-label={business.name}>
        {business.cover ? (
          <Photo image={business.cover.image} alt="" use="card" sizes={sizes} load={load} />
        ) : (
          <Scene category={category?.slug} id={business.id} />
        )}
      </Link>
      <div className="text">
        {category && <p className="category">{category.name}</p>}
        <h3>{business.name}</h3>
        <p className="place">{messages.card.place(business.neighborhood.name, business.city.name)}</p>
        {business.excerpt && <p className="excerpt">{business.excerpt}</p>}
        <Link
          className="more"
          to={paths.businessMore(business.slug)}
          aria-label={messages.card.moreOf(business.name)}
        >
          {messages.card.more}
        </Link>
        {action}
      </div>
      {!action && <FavoriteButton className="heart" business={business} />}
    </Card>
  )
}
