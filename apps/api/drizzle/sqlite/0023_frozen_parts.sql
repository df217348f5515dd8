CREATE TABLE `frozen_parts` (
	`hash` text PRIMARY KEY NOT NULL,
	`content` text NOT NULL
);
