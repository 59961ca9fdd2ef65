import type { Prop } from '../props/prop.ts'
import type { Land } from '../settings/outdoors.ts'

/** What a picture shows and how it is told to those who do not see it. */
export interface Recipe {
  /** Alternative text, in Portuguese. */
  alt: string
  setting: 'front' | 'counter' | 'table' | 'flat' | 'room' | 'street' | Land
  props: readonly Prop[]
  /** What stands on the counter, or hangs as a sign. */
  main?: readonly Prop[]
}

/** What a trade shows, from which its recipes follow. */
export interface Display {
  /** The words that follow "vitrine de", "prateleiras de" and "balcão com". */
  goods: string
  /** Small things, for boards and windows. */
  small: readonly Prop[]
  /** The things that say the most, for the counter and the sign. */
  main: readonly [Prop, ...Prop[]]
  /** Pictures of the trade's own: alternative text, setting, things. */
  own: readonly (readonly [alt: string, setting: Recipe['setting'], ...props: Prop[]])[]
}

/** The recipes of a trade: its front and its counter, what it sells laid out, and pictures of its own. */
export function recipesOf({ goods, small, main, own }: Display): Recipe[] {
  return [
    { alt: `Fachada com toldo listrado e vitrine de ${goods}`, setting: 'front', props: small, main },
    { alt: `Balcão e prateleiras com ${goods}`, setting: 'counter', props: small, main: main.slice(0, 2) },
    {
      alt: `Vista de cima de ${goods} sobre a mesa`,
      setting: 'flat',
      props: [...small, ...main].slice(0, 6),
    },
    ...own.map(([alt, setting, ...props]): Recipe => ({ alt, setting, props })),
  ]
}
