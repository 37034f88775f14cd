export {
  StepListBody as Body,
  StepListFact as Fact,
  StepListFacts as Facts,
  StepListHeader as Header,
  StepListRoot as Root,
  StepListStep as Step,
  StepListTitle as Title,
} from './step-list.tsx'
