-- How many orders have a word decides whether a search reads its index or goes back from the newest booking. With 100
-- words of statistics, a name that two of a hundred customers have isn't among them.
ALTER TABLE orders ALTER COLUMN search_text SET STATISTICS 1000;
ANALYZE orders (search_text);
