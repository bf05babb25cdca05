export { CareGuide, type Guide, guideAnchor } from './CareGuide'
export { explanations } from './explanations'
export { guideTexts } from './texts'
