import type { CalculatorView } from './calculator/CostCalculator'
import type { MovingView, TourView } from './checklists/checklist'
import type { QuizView } from './quiz/QuizTool'
import type { RunwayView } from './runway/MoneyRunway'

/** What the page of a tool shows. */
export type ToolView = QuizView | CalculatorView | RunwayView | TourView | MovingView
