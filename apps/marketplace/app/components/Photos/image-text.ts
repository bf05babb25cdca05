import { type CommunityImage, isPhoto } from '@pkg/domain'
import { photoTexts } from './texts'

/** Returns the alternative text of an image: what its uploader wrote, or what an illustration of ours shows. [IMG-001, FIND-015] */
export const imageText = (image: CommunityImage, name: string): string =>
  isPhoto(image) ? image.description : photoTexts.illustrationOf(name, image.category.name, image.description)
