// By its path: the engine does not know the package that says in words what it answers.
export { english, groupTitles, type BillLine, type Proposal } from '../../../texts/src/index.ts';
