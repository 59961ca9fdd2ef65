import { Link } from 'react-router-dom'
import { usePublicLayoutQuery } from '../../gql/hooks.ts'
import { messages } from '../../messages/common.ts'
import { paths } from '../../paths.ts'
import { CategoryScene } from '../../ui/pictures/scene.tsx'
import { Section } from '../../ui/section.tsx'
import styles from './categories.module.css'

/** Every category with its drawing, in the order of the catalogue. */
export function Categories() {
  const categories = usePublicLayoutQuery().data?.categories ?? []
  if (categories.length === 0) return null
  return (
    <Section title={messages.home.categories}>
      <ul className={styles.grid}>
        {categories.map(({ id, name, slug }, place) => (
          <li key={id}>
            <Link to={paths.explore({ category: slug })}>
              <span className={styles.drawing}>
                <CategoryScene category={slug} place={place} />
              </span>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
