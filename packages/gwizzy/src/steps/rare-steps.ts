// What only some schemas ask, in one script that loads beside the wizard's own.
export { CommunityInfo } from './CommunityInfo'
export { ContactInfo } from './ContactInfo'
export { SimilarCommunities } from './SimilarCommunities'
export { TourInfo } from './TourInfo'
