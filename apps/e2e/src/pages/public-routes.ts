import type { APIRequestContext } from '@playwright/test'
import { findAdvisorIn } from '../testing/advisors'
import { findCommunity } from '../testing/communities'
import { api } from '../testing/urls'

/** A route of the marketplace that anyone can open, with one of its paths. */
export interface PublicRoute {
  /** The name of its file in the marketplace's routes. Several rows can have the same. */
  file: string
  path: string | ((request: APIRequestContext) => Promise<string>)
  /** 200 unless named. */
  status?: number
}

const community = (request: APIRequestContext) => findCommunity(request, 'gwizzy', ['CO'])
const advisor = (request: APIRequestContext) => findAdvisorIn(request, api, 'GA')

/** Every route of the marketplace that anyone can open, in English. */
export const publicRoutes: readonly PublicRoute[] = [
  { file: '_index', path: '/' },
  { file: '$toc', path: '/memory-care' },
  { file: '$toc_.$state', path: '/assisted-living/colorado' },
  { file: '$toc_.$state_.$place', path: '/assisted-living/colorado/denver' },
  { file: '$toc_.$state_.$place', path: '/senior-living/colorado/larimer' },
  { file: '$toc_.$state_.$place', path: '/care-home/colorado/denver?starting-rate=le:2500&size=large' },
  { file: '$toc_.$state_.$place_.$community', path: async (request) => (await community(request)).url },
  {
    file: '$toc_.$state_.$place_.$community_.reviews',
    path: async (request) => `${(await community(request)).url}/reviews`,
  },
  { file: '$', path: '/nowhere-at-all', status: 404 },
  { file: 'about', path: '/about' },
  { file: 'advisor-request', path: async (request) => `/advisor-request?advisor=${(await advisor(request)).id}` },
  { file: 'agents', path: '/agents' },
  { file: 'agents_.$region', path: '/agents/mountain-west' },
  { file: 'agents_.$region_.$place', path: async (request) => (await advisor(request)).url.replace(/\/[^/]+$/, '') },
  { file: 'agents_.$region_.$place_.$agent', path: async (request) => (await advisor(request)).url },
  { file: 'agents_.find', path: '/agents/find' },
  { file: 'compare', path: '/compare' },
  {
    file: 'compare',
    path: async (request) => {
      const [one, other] = [await community(request), await findCommunity(request, 'gwizzy', ['NE'])]
      return `/compare?communities=${one.id},${other.id}`
    },
  },
  { file: 'contact', path: '/contact' },
  { file: 'custom-pricing', path: '/custom-pricing' },
  { file: 'custom-pricing', path: '/custom-pricing?place=80202&care=memory-care' },
  { file: 'for-providers', path: '/for-providers' },
  { file: 'how-we-make-money', path: '/how-we-make-money' },
  { file: 'login', path: '/login' },
  { file: 'offline', path: '/offline' },
  { file: 'privacy', path: '/privacy' },
  { file: 'questions.new', path: async (request) => `/questions/new?community=${(await community(request)).id}` },
  {
    file: 'questions.several',
    path: async (request) => `/questions/several?communities=${(await community(request)).id}`,
  },
  { file: 'receipts', path: '/receipts' },
  { file: 'resource-center._index', path: '/resource-center' },
  { file: 'resource-center_.$article', path: '/resource-center/memory-care-explained' },
  { file: 'resource-center_.author.$author', path: '/resource-center/author/ines-ortega' },
  { file: 'resource-center_.reviewer.$reviewer', path: '/resource-center/reviewer/renee-castillo' },
  { file: 'resource-center_.reviewers', path: '/resource-center/reviewers' },
  { file: 'resource-center_.state.$state', path: '/resource-center/state/texas' },
  { file: 'resource-center_.states', path: '/resource-center/states' },
  { file: 'resource-center_.topic.$topic', path: '/resource-center/topic/paying-for-care' },
  { file: 'reviews.new', path: async (request) => `/reviews/new?community=${(await community(request)).id}` },
  { file: 'search', path: '/search?place=springfield' },
  {
    file: 'search-alerts.new',
    path: `/search-alerts/new?list=${encodeURIComponent('/assisted-living/colorado/denver')}`,
  },
  { file: 'sign-in.recover', path: '/sign-in/recover' },
  { file: 'terms', path: '/terms' },
  { file: 'tools._index', path: '/tools' },
  { file: 'tools.can-she-stay', path: '/tools/can-she-stay' },
  { file: 'tools.care-quiz', path: '/tools/care-quiz' },
  { file: 'tools.cost-calculator', path: '/tools/cost-calculator' },
  { file: 'tools.money-runway', path: '/tools/money-runway' },
  { file: 'tools.moving-checklist', path: '/tools/moving-checklist' },
  { file: 'tools.tour-checklist', path: '/tools/tour-checklist' },
  { file: 'tours.new', path: async (request) => `/tours/new?community=${(await community(request)).id}` },
  { file: 'your-places', path: '/your-places' },
]

/** The routes that only their owner can open, or that lead elsewhere. Journeys open them. */
export const privateRoutes: readonly string[] = [
  'account',
  'calls.$id',
  'homebase._index',
  'homebase.questions',
  'homebase.saved',
  'homebase.saved_.share',
  'homebase.searches',
  'homebase.settings',
  'questions.$id',
  'questions.confirm',
  'questions.several_.$id',
  'questions.several_.confirm',
  'resource-center_.preview.$token',
  'reviews.$id',
  'search-alerts.confirm',
  'shared-collection',
  'shared-list',
  'sign-in.link',
  'stop-emails.$id',
  'tools.saved._index',
  'tools.saved.$tool',
  'tours.$id',
]
