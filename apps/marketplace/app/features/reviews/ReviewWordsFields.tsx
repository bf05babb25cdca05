import { starCount } from '@pkg/domain'
import { ChoiceGroup, TextArea } from '@pkg/ui'
import { maxReviewLength } from './review-form'
import { reviewsTexts } from './texts'

const words = reviewsTexts.form

interface ReviewWordsFieldsProps {
  stars: string
  text: string
  errors: Record<string, string>
}

/** The fields for the stars and the text of a review. */
export function ReviewWordsFields({ stars, text, errors }: ReviewWordsFieldsProps) {
  const options = Array.from({ length: starCount }, (_, index) => starCount - index).map((count) => ({
    value: String(count),
    label: reviewsTexts.stars(count),
  }))
  return (
    <>
      <ChoiceGroup name="stars" label={words.value} options={options} defaultValue={stars} error={errors['stars']} />
      <TextArea
        id="text"
        name="text"
        label={words.text}
        hint={words.textHint}
        max={maxReviewLength}
        rows={8}
        defaultValue={text}
        error={errors['text']}
      />
    </>
  )
}
