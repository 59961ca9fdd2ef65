import { classNames } from '../class-names.ts'
import styles from './scene.module.css'
import { type SceneChoice, sceneOf, sceneOfCategory, sceneOfCity } from './scene-choice.ts'
import drawings from './scenes.svg'

export interface SceneProps {
  /** Slug of the first category. */
  category: string | undefined
  /** Id of the establishment. */
  id: string
}

/** The drawn scene of an establishment without a photo. Decoration: screen readers pass over it. */
export function Scene({ category, id }: SceneProps) {
  return <DrawnScene {...sceneOf(category, id)} />
}

export interface CitySceneProps {
  /** The city's slug. */
  city: string
  /** Its place in the list. */
  place: number
}

/** The drawn scene of a city. Decoration: screen readers pass over it. */
export function CityScene({ city, place }: CitySceneProps) {
  return <DrawnScene {...sceneOfCity(city, place)} />
}

/** The drawn scene of a category itself. Decoration: screen readers pass over it. */
export function CategoryScene({ category }: { category: string }) {
  return <DrawnScene {...sceneOfCategory(category)} />
}

function DrawnScene({ scene, land, palette }: SceneChoice) {
  return (
    <svg
      className={classNames(styles.drawing, styles[palette])}
      viewBox="0 0 400 300"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <use href={`${drawings}#land-${land}`} />
      <use href={`${drawings}#${scene}`} />
    </svg>
  )
}
