export { CardPicture } from './CardPicture'
export { HomebaseFrame } from './HomebaseFrame'
export { SavedPrice } from './SavedPrice'
