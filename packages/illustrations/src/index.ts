export {
  canIllustrate,
  exteriorOf,
  illustrationCategory,
  illustrationGallery,
  illustrationImage,
} from './community-illustrations'
export { type IllustratedCommunity, landscapeOfState, pickTraits, traitsOfCommunity } from './community-traits'
export { illustrationPath, type IllustrationView, illustrationViews, renderIllustration } from './illustration-path'
export { nightPath } from './night-path'
export type { Form, IllustrationTraits, Landscape, Palette, Roof, Season, Time, Wall } from './traits'
