import type { Command } from 'commander'
import { positive, type Wiring } from './arguments.ts'
import {
  listWaitingReviews,
  publishReviewPhotos,
  rejectReviewPhotos,
  replyToReview,
  saveReviewPhotos,
  showReview,
} from './review-command.ts'

export function addReview(program: Command, { connect, say, isConfirmed, workingDirectory }: Wiring): void {
  const review = program.command('review').description('decides about the photos of reviews, and replies to reviews')
  review
    .command('list', { isDefault: true })
    .description('lists reviews whose photos wait for a decision')
    .action(async () => say(await listWaitingReviews(await connect())))
  review
    .command('show')
    .argument('<id>', 'id of the review', positive)
    .action(async (number: number) => say(await showReview(await connect(), number)))
  review
    .command('photos')
    .description('saves the photos of a review')
    .argument('<id>', 'id of the review', positive)
    .argument('[folder]', 'where they are written', '.')
    .action(async (number: number, folder: string) =>
      say(await saveReviewPhotos(await connect(), number, folder, workingDirectory)),
    )
  review
    .command('publish')
    .description('publishes the photos of a review')
    .argument('<id>', 'id of the review', positive)
    .action(async (number: number) => say(await publishReviewPhotos(await connect(), number)))
  review
    .command('reject')
    .description('deletes the photos of a review; the review stays')
    .argument('<id>', 'id of the review', positive)
    .option('-y, --yes', 'does not ask')
    .action(async (number: number, { yes }: { yes?: true }) =>
      say(await rejectReviewPhotos(await connect(), number, isConfirmed || yes === true)),
    )
  review
    .command('reply')
    .description('publishes the shop’s reply to a review')
    .argument('<id>', 'id of the review', positive)
    .argument('<text>', 'the reply')
    .action(async (number: number, text: string) => say(await replyToReview(await connect(), number, text)))
}
