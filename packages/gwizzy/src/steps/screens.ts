import { lazy } from 'react'
import { loadRareParts } from '../screens/load-rare-parts'
import type { AnyStepId } from '../machines/step-ids'
import { BudgetInfo } from './BudgetInfo'
import { BudgetRangeInfo } from './BudgetRangeInfo'
import { CareLevel } from './CareLevel'
import { ContactInfo } from './ContactInfo'
import { EmailInfo } from './EmailInfo'
import { HomeSaleInterest } from './HomeSaleInterest'
import { HousingOptions } from './HousingOptions'
import { LookingFor } from './LookingFor'
import { MoveTimeline } from './MoveTimeline'
import { NameInfo } from './NameInfo'
import { NextStep } from './NextStep'
import { PhoneInfo } from './PhoneInfo'
import { PlanningConsulation } from './PlanningConsulation'
import { ResidentNameInfo } from './ResidentNameInfo'
import type { StepScreen } from './step-screen'
import { UserLocation } from './UserLocation'

const rare = (name: 'CommunityInfo' | 'SimilarCommunities' | 'TourInfo'): StepScreen =>
  lazy(async () => ({ default: (await loadRareParts())[name] }))

/** The fields of each step that a machine of `gwizzyMachines` visits. A new schema's steps are a file and a line here each. */
export const stepScreens: Partial<Record<AnyStepId, StepScreen>> = {
  LookingFor,
  CareLevel,
  MoveTimeline,
  PlanningConsulation,
  BudgetRangeInfo,
  BudgetInfo,
  NextStep,
  TourInfo: rare('TourInfo'),
  CommunityInfo: rare('CommunityInfo'),
  SimilarCommunities: rare('SimilarCommunities'),
  UserLocation,
  NameInfo,
  EmailInfo,
  PhoneInfo,
  ContactInfo,
  HousingOptions,
  homeSaleInterest: HomeSaleInterest,
  ResidentNameInfo,
}
