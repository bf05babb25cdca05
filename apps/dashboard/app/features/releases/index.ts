export { releaseRow, type ReleaseRow } from './release-row'
export { ReleaseTable } from './ReleaseTable'
export { releaseTexts } from './texts'
