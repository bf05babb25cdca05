import {
  calendarIcon,
  checkIcon,
  clockIcon,
  homeIcon,
  type IconProps,
  infoIcon,
  listIcon,
  mailIcon,
  peopleIcon,
  personIcon,
  starIcon,
  warningIcon,
} from '@pkg/ui'
import type { StaffRole } from '~/server/staff'
import { texts } from '~/texts'

/** The numbers that the menu shows: what waits for the person. */
export interface MenuCounts {
  /** New families, or for providers and real estate agents, those that wait for a response. */
  families: number
  /** Offered homes. */
  homes: number
  tasks: number
  claims: number
  applications: number
  reviews: number
  /** Questions that wait: all of them for admins, those about their communities for providers. */
  questions: number
}

/** A page of the menu. */
export interface MenuPage {
  href: string
  label: string
  icon: IconProps['shape']
  count?: number
  countLabel?: string
}

const words = texts.menu

/** Returns the pages that a role can open. [ROLE-010, WORK-001] */
export function menuPages(role: StaffRole, counts: MenuCounts): MenuPage[] {
  const today = { href: '/', label: words.today, icon: homeIcon }
  const waiting = { count: counts.families, countLabel: words.waiting }
  const newFamilies = { count: counts.families, countLabel: words.newFamilies }
  const families = { href: '/families', label: words.families, icon: peopleIcon }
  const invoices = { href: '/invoices', label: words.invoices, icon: listIcon }
  const outbox = { href: '/outbox', label: words.outbox, icon: mailIcon }
  const tasks = { href: '/tasks', label: words.tasks, icon: checkIcon, count: counts.tasks, countLabel: words.dueTasks }
  const questions = {
    href: '/questions',
    label: words.questions,
    icon: infoIcon,
    count: counts.questions,
    countLabel: words.waiting,
  }
  if (role === 'provider') {
    const reviews = { href: '/community-reviews', label: words.reviews, icon: starIcon }
    return [today, { ...families, ...waiting }, reviews, questions, invoices]
  }
  if (role === 'real-estate-agent') {
    const homes = { href: '/real-estate', label: words.homes, icon: calendarIcon }
    return [today, { ...families, ...waiting }, { ...homes, count: counts.homes, countLabel: words.waiting }]
  }
  if (role === 'agent') {
    const profile = { href: '/profile', label: words.profile, icon: personIcon }
    return [today, { ...families, ...newFamilies }, tasks, outbox, profile]
  }
  return [
    today,
    { ...families, ...newFamilies },
    tasks,
    { href: '/missed-responses', label: words.missedResponses, icon: clockIcon },
    { href: '/claims', label: words.claims, icon: warningIcon, count: counts.claims, countLabel: words.waiting },
    {
      href: '/applications',
      label: words.applications,
      icon: personIcon,
      count: counts.applications,
      countLabel: words.waiting,
    },
    { href: '/reviews', label: words.reviews, icon: starIcon, count: counts.reviews, countLabel: words.waiting },
    questions,
    { href: '/exit-survey', label: words.exitSurvey, icon: listIcon },
    invoices,
    outbox,
  ]
}
