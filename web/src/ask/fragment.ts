/** Data with a fragment that only the fragment's component reads. */
export type FragmentRef<TFragment> = TFragment extends { ' $fragmentName'?: infer TName extends string }
  ? { ' $fragmentRefs'?: { [name in TName]: TFragment } }
  : never

export const readFragment = <TFragment>(data: FragmentRef<TFragment>): TFragment => data as TFragment
