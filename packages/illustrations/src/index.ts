export { exteriorOf, illustrationCategory } from './community-illustrations'
export { type HouseFacts } from './house-look'
export { residentsPerWindow, type WindowCounts } from './house-in-windows'
export {
  distinctPaths,
  housePath,
  houseSight,
  isIllustration,
  renderIllustration,
  windowsPath,
} from './illustration-path'
export { type Landscape, landscapeOfState } from './landscapes'
export { type Light, lights } from './light'
export { nightPath } from './night-path'
export { streetPath } from './street-path'
export { mostStreetWindows, planStreet, streetFormats, type StreetFormat, type StreetHouse } from './street-plan'
