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

/** Illustration of an establishment without a photo. Decorative. */
export function Scene({ category, id }: SceneProps) {
  return <DrawnScene {...sceneOf(category, id)} />
}

export interface CitySceneProps {
  city: string
  /** Index in the list. */
  place: number
}

/** Illustration of a city. Decorative. */
export function CityScene({ city, place }: CitySceneProps) {
  return <DrawnScene {...sceneOfCity(city, place)} />
}

/** Illustration of a category. Decorative. */
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
