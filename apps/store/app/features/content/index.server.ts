export { homePage } from './home/loader.server.ts'
export { articlesAt, articleView, feedOf, newsView } from './news/loader.server.ts'
export { answerSubscription, loadSubscription } from './news/subscription.server.ts'
export { textView } from './text/text.server.ts'
