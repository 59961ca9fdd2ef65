import { Link } from 'react-router-dom'
import { dayOf } from '../../../../schema/hours/calendar.ts'
import type { MyBusinessesQuery } from '../../gql/account/graphql.ts'
import { accountMessages } from '../../messages/account.ts'
import { messages } from '../../messages/site.ts'
import { paths } from '../../paths.ts'
import { card, styled } from '../../theme/theme.ts'
import { closureText } from '../../ui/hours/closure-text.ts'
import { LineIcon } from '../../ui/pictures/icons.tsx'
import { filling, Photo } from '../../ui/pictures/photo.tsx'
import { Scene } from '../../ui/pictures/scene.tsx'
import { Skeleton } from '../../ui/states.tsx'

const { businesses: texts, loading } = accountMessages

const List = styled('ul', {
  display: 'grid',
  gap: '4',
  '& > li': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: { base: '6rem minmax(0, 1fr)', sm: '10rem minmax(0, 1fr) auto' },
    columnGap: { base: '4', sm: '6' },
    alignItems: 'center',
    overflow: 'hidden',
    ...card,
    transition: 'border-color {durations.quick} {easings.out}, box-shadow {durations.quick} {easings.out}',
  },
  '& > li:hover': { borderColor: 'mata', boxShadow: 'float' },
  '& .photo': { alignSelf: 'stretch', minHeight: { base: '7rem', sm: '7.5rem' }, position: 'relative' },
  '& .photo > *': { position: 'absolute', inset: '0', ...filling },
  '& .text': { paddingBlock: '4', paddingInlineEnd: { base: '4', sm: '0' } },
  '& .category': { fontSize: '0.8125rem', fontWeight: '600', color: 'mata', lineHeight: '1.3' },
  '& h2': { textStyle: 'h3' },
  '& .quiet': { textStyle: 'small', color: 'quiet' },
  '& .see': {
    display: { base: 'none', sm: 'inline-flex' },
    alignItems: 'center',
    gap: '2',
    paddingInlineEnd: '6',
    fontWeight: '600',
    color: 'mata',
  },
  // The name's link reaches over the whole row.
  '& h2 a::after': { content: '""', position: 'absolute', inset: '0', borderRadius: 'card' },
  '& h2 a:focus-visible': { outline: 'none', boxShadow: 'none' },
  '& > li:has(a:focus-visible)': {
    outline: '3px solid {colors.ipe}',
    outlineOffset: '2px',
    boxShadow: '0 0 0 2px {colors.ink}',
  },
})

const dates = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'medium', timeZone: 'America/Sao_Paulo' })

export interface BusinessRowsProps {
  businesses: MyBusinessesQuery['businessesOfOwner']['items']
}

/** Establishments as their owner looks over them: each row leads to the public page. */
export function BusinessRows({ businesses }: BusinessRowsProps) {
  return (
    <List aria-label={texts.list}>
      {businesses.map(({ id, slug, name, photos, categories, address, state, reopensOn, createdAt }) => (
        <li key={id}>
          <div className="photo">
            {photos[0] ? (
              <Photo image={photos[0].image} alt="" use="card" sizes="160px" />
            ) : (
              <Scene category={categories[0]?.slug} id={id} />
            )}
          </div>
          <div className="text">
            {categories[0] && <p className="category">{categories[0].name}</p>}
            <h2>
              <Link to={paths.profile(slug)} aria-label={texts.see(name)}>
                {name}
              </Link>
            </h2>
            <p className="quiet">{messages.card.place(address.neighborhood.name, address.city.name)}</p>
            {state !== 'PUBLISHED' && (
              <p className="quiet">{closureText({ state, reopensOn }, dayOf(Date.now()))}</p>
            )}
            {state !== 'DRAFT' && <p className="quiet">{texts.since(dates.format(new Date(createdAt)))}</p>}
          </div>
          <span className="see" aria-hidden="true">
            {texts.seeShort}
            <LineIcon name="arrow" />
          </span>
        </li>
      ))}
    </List>
  )
}

/** The shape of the rows while they are on the way. */
export function BusinessRowsSkeleton() {
  return (
    <div role="status" aria-label={loading}>
      <Skeleton style={{ height: '7.5rem', borderRadius: 'var(--gv-radii-card)' }} />
      <Skeleton
        style={{ height: '7.5rem', borderRadius: 'var(--gv-radii-card)', marginTop: 'var(--gv-spacing-4)' }}
      />
    </div>
  )
}
