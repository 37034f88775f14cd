export {
  StepListContent as Content,
  StepListFact as Fact,
  StepListFacts as Facts,
  StepListHeader as Header,
  StepListItem as Item,
  StepListRoot as Root,
  StepListTitle as Title,
} from './step-list.tsx'
