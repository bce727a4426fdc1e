import { wordGroup } from './group.ts';

export const featureWords = wordGroup('The page of features, besides content/features.json.', {
  limit: 'what comes before the limit of a feature',
  next: 'what the links at the end are, for those who do not see them',
  plans: 'the button that leads to the prices',
});

export const pricingWords = wordGroup('The page of prices, besides content/pricing.json.', {
  perMonth: 'a price for a month: {price}',
  askAbout:
    'that prices are in Indian rupees, and where to ask what is not said yet, with a link to /contact: {topics}, {email}',
  askElse: 'that prices are in Indian rupees, and where to ask anything else, with a link to /contact: {email}',
  moreAnswers: 'where more answers are, with links to /faq#general and /terms-conditions',
});
