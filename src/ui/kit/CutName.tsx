import { VisuallyHidden } from './VisuallyHidden'

/** A long name as it is shown, cut; readers and whoever points at it get the whole. */
export const CutName = ({ name, shown }: { readonly name: string; readonly shown: string }) => (
  <span title={name}>
    <VisuallyHidden>{name}</VisuallyHidden>
    <span aria-hidden>{shown}</span>
  </span>
)
