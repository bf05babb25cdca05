// What only some schemas and layouts show, in one script that loads beside the wizard's own.
export { CommunityInfo } from '../steps/CommunityInfo'
export { Conversation } from './Conversation'
export { SimilarCommunities } from '../steps/SimilarCommunities'
export { TourInfo } from '../steps/TourInfo'
