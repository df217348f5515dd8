CREATE TABLE `price_lists` (
	`owner_issuer` text NOT NULL,
	`owner_subject` text NOT NULL,
	`price_list` text NOT NULL,
	`updated_at` text NOT NULL,
	PRIMARY KEY(`owner_issuer`, `owner_subject`)
);
