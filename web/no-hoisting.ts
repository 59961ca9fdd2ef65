/** Stands for `hoist-non-react-statics`, which only Emotion's `withTheme` calls: nothing here uses that. */
export default function noHoisting(): never {
  throw new Error('withTheme is not part of this build')
}
