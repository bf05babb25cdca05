export { exteriorOf, illustrationCategory } from './community-illustrations'
export { type DoorwayPerson, doorwayArea, doorwayInitials, doorwayPath } from './doorway-path'
export { type HouseFacts } from './house-look'
export { residentsPerWindow, type WindowCounts } from './house-in-windows'
export {
  distinctPaths,
  housePath,
  houseSight,
  isIllustration,
  mostResidents,
  renderIllustration,
  windowsPath,
} from './illustration-path'
export { type Landscape, landscapeOfState } from './landscapes'
export { lamp, type Light, lights } from './light'
export { blankDoorwayPath } from './blank-doorway'
export { drawLampWindow } from './lamp-window'
export { quietPath, type QuietPicture } from './quiet-path'
export { nightPath } from './night-path'
export { streetPath } from './street-path'
export { mostStreetWindows, planStreet, streetFormats, type StreetFormat, type StreetHouse } from './street-plan'
