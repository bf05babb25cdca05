export { CommunityPicture } from './CommunityPicture'
export { Gallery } from './Gallery'
export { pictureTexts } from './picture-texts'
export type { HouseInWindows, ShownImage } from './shown-image'
